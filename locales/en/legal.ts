/** What `/terms`, `/privacy` and `/accessibility` have in common. */
export const legal = {
  updated: 'Last updated: {{date}}',
  contents: 'On this page',
  sample:
    'This is a sample text. The owner of this site puts their own in its place before going live.',
  licenses: 'Open-source code and fonts on this site: the licenses',
};
