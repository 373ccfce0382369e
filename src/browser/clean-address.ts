// What nobody sees comes along when an address is copied: browsers refuse it, schema.ts takes it away.
const clean = (field: HTMLInputElement) => {
  field.value = field.value.replace(/\p{Cf}/gu, '').trim()
}
addEventListener('change', ({ target }) => {
  const field = target as HTMLInputElement
  if (field.type === 'email') clean(field)
})
// Put in before this code came.
for (const field of document.querySelectorAll<HTMLInputElement>('[type=email]')) clean(field)
