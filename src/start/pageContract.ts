/**
 * Everything that the export, the boot script, early scripts and hydration share. Each entry names who writes it and
 * who reads it. Constants only, because the bundler inlines a module of constants. `data-start` of the document's root is
 * the state of the start: boot script → early scripts, speculation rules.
 */

/** Element that React hydrates. Export → hydration, boot script. */
export const rootId = 'root';

/** The page's style element. Export → hydration. */
export const pageStylesId = 'page-styles';

/**
 * Element that ends the first screen. Supporting browsers block rendering until they have parsed it, so that the first
 * screen does not shift. Export → browser. Source: HTML, link type `expect`.
 */
export const firstScreenId = 'first-screen';

/** Attributes of the boot script's element. Export → boot script, early scripts, hydration. */
export interface BootAttributes {
  /** Regular expression of the host names of the page's language. */
  readonly host: string;
  /** Names of the page's code in order of need: client, main, and what they import. */
  readonly code: string;
  /** Address of `counting.early.ts`, measurement ID, consent and host, separated by spaces; absent if visits are not counted. */
  readonly counting?: string;
  /** Address of `reviews.early.ts`; absent on pages without it. */
  readonly reviews?: string;
}

/** Finds the boot script's element. */
export const bootScript = 'script[data-code]';

/** `data-needs-client`: a section that needs code when it comes near the viewport. Views → boot script. */
export const needsClient = '[data-needs-client]';

/** `data-opens-dialog`: a link that opens a dialog once the page is live. Views → boot script. */
export const opensDialog = 'a[data-opens-dialog]';

/** Search parameter that carries a choice to the contact form. Links → boot script, contact form. */
export const choiceParameter = 'about';

/** Search parameter of a page that reloaded itself, with its language. `reloading.ts` → boot script, hydration. */
export const reloadParameter = 'reloaded';

/** Key of the drafts in session storage. `draftMemory.ts` → boot script, form actors. */
export const draftsKey = 'drafts';

/** Hash of home that opens the menu editor. Links → boot script, hero. */
export const writeHash = '#menu';

/** Event on the document that starts the site, because a bundle's entry has no exports. Boot script → `client.ts`. */
export const startEvent = 'site.start';

export interface StartRequest {
  resolve(): void;
  reject(reason: unknown): void;
  /** Events that did not reach React. */
  held: Event[];
  /** The present element of an exported control; set once React has begun, which may render the page again. */
  currentOf?(exported: HTMLElement): HTMLElement | undefined;
}
