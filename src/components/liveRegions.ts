/** The live regions of the page. A modal dialog leaves them within reach, or nothing that they say is heard. */
export const liveRegions = () => document.querySelectorAll('[aria-live]');
