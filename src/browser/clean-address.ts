// What nobody sees comes along when an address is copied: browsers refuse it, schema.ts takes it away.
addEventListener('change', ({ target }) => {
  const field = target as HTMLInputElement
  if (field.type === 'email') field.value = field.value.replace(/\p{Cf}/gu, '').trim()
})
