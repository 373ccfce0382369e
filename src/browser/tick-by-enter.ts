// By default Enter, with which people mean to tick a box, submits the form without the tick.
addEventListener('keydown', (event) => {
  const box = event.target as HTMLElement
  if (event.key !== 'Enter' || !box.matches('.form [type=checkbox]')) return
  event.preventDefault()
  if (!event.repeat) box.click()
})
