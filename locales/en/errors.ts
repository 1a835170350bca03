/** The error pages, and a browser without JavaScript. */
export const errors = {
  notFound: {
    meta: {
      name: 'Page Not Found',
      title: 'Page Not Found | {{studio}}',
      description:
        'This page has moved, or it never existed. Go back to the home page of {{studio}}, see the price list, or write to us and we’ll find it.',
    },
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist or has been moved.",
    home: 'Go Home',
    contact: 'Contact Us',
    linksHeading: 'Still open',
  },
  unexpected: {
    title: 'Unexpected Application Error!',
    text: 'The fault is ours, not yours. Load the page again, or go back to the home page.',
    reload: 'Load the page again',
    home: 'Go Home',
  },
  codeMissing: { title: 'This page did not load', text: 'Check the connection and try again.' },
  partFailed: 'This part did not load. Check the connection and try again.',
  noScript: {
    form: 'This form works only with JavaScript, and your browser has it turned off. You can write or call instead:',
    reviews: 'Reviews need JavaScript to load, and your browser has it turned off.',
    email: 'Write to {{email}}',
    phone: 'Call {{phone}}',
  },
};
