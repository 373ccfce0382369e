/** Known when a page is built; a part of the code that is not needed there is left out of its loader. */
declare const PAGE_HAS: Record<
  'banner' | 'calculator' | 'form' | 'thanks' | 'zoom' | 'aloud' | 'suggestions',
  boolean
>
