/**
 * Runs a task once no button is pressed any more: a message that appears during a press would push the
 * pressed button away from under the finger.
 */
export function afterPress(task: () => void): void {
  if (!document.querySelector(':active')) setTimeout(task)
  else addEventListener('mouseup', () => setTimeout(task), { once: true })
}
