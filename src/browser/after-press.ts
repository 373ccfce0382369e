/** Runs a task when nothing is pressed: who leaves a field by pressing a button must find it still under the finger. */
export function afterPress(task: () => void): void {
  if (!document.querySelector(':active')) setTimeout(task)
  else addEventListener('mouseup', () => setTimeout(task), { once: true })
}
