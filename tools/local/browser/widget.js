// Stands in for the scheduling service's script: the one call that the site makes, without the booking.
window.Calendly = {
  initInlineWidget({ url, parentElement }) {
    const address = new URL(url);
    address.searchParams.set('embed_domain', location.hostname);
    address.searchParams.set('embed_type', 'Inline');
    address.searchParams.set('lang', document.documentElement.lang);
    const iframe = document.createElement('iframe');
    iframe.src = address.href;
    iframe.width = '100%';
    iframe.height = '100%';
    iframe.title = 'Select a Date & Time';
    // A strict content security policy allows the style object, but no style attribute.
    iframe.style.border = '0';
    parentElement.append(iframe);
  },
};
