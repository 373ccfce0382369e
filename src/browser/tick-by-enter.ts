// Else Enter, meant to tick a box, sends the form without it.
addEventListener('keydown', (event) => {
  const box = event.target as HTMLElement
  if (event.key !== 'Enter' || !box.matches('.form [type=checkbox]')) return
  event.preventDefault()
  if (!event.repeat) box.click()
})
