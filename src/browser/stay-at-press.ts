// When a press leaves a field before the phone's keyboard has committed its last word, Chromium scrolls back
// to that field, and the press hits something else. So the scroll position is restored at `blur`.
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
