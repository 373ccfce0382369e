// Invisible characters come along when an address is copied. schema.ts would remove them, but the
// browser's own check of the field refuses the address before.
const clean = (field: HTMLInputElement) => {
  field.value = field.value.replace(/\p{Cf}/gu, '').trim()
}
addEventListener('change', ({ target }) => {
  const field = target as HTMLInputElement
  if (field.type === 'email') clean(field)
})
// Filled in before this code arrived.
for (const field of document.querySelectorAll<HTMLInputElement>('[type=email]')) clean(field)
