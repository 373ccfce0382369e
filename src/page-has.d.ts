/** Set for each page when it is built (scripts/build/page-loader.ts): its loader has only the parts it needs. */
declare const PAGE_HAS: Record<
  'banner' | 'calculator' | 'form' | 'thanks' | 'zoom' | 'aloud' | 'suggestions',
  boolean
>
