// Chromium goes back to a field out of sight when a press leaves it before the phone's keyboard has
// finished its last word; the press then hits what lies there.
addEventListener(
  'mousedown',
  () => {
    const top = scrollY
    const stay = () => scrollTo({ top })
    addEventListener('blur', stay, true)
    setTimeout(() => removeEventListener('blur', stay, true))
  },
  true,
)
