// Stands in for the scheduling service's script: the same calls, the same elements, none of the booking.
(() => {
  const utmNames = {
    utmCampaign: 'utm_campaign',
    utmSource: 'utm_source',
    utmMedium: 'utm_medium',
    utmContent: 'utm_content',
    utmTerm: 'utm_term',
  };
  const prefillNames = {
    name: 'name',
    email: 'email',
    firstName: 'first_name',
    lastName: 'last_name',
  };

  const initInlineWidget = ({ url, parentElement, prefill, utm }) => {
    if (!parentElement) throw new Error('initInlineWidget needs a parentElement');
    // The real call takes a jQuery object as well.
    const parent = parentElement instanceof Element ? parentElement : parentElement[0];
    parent.append(frame(url, 'Inline', prefill, utm));
  };

  let overlay;
  const initPopupWidget = ({ url, prefill, utm }) => openPopup(url, 'PopupWidget', prefill, utm);
  const closePopupWidget = () => {
    overlay?.remove();
    overlay = undefined;
  };

  let badge;
  const initBadgeWidget = ({ url, text, color, textColor, branding, prefill, utm }) => {
    destroyBadgeWidget();
    const button = element('button', 'calendly-badge-content', text);
    button.type = 'button';
    button.style.backgroundColor = color ?? '#00a2ff';
    button.style.color = textColor ?? '#ffffff';
    if (branding) button.append(element('span', '', 'powered by the stand-in'));
    button.addEventListener('click', () => openPopup(url, 'PopupText', prefill, utm));
    badge = element('div', 'calendly-badge-widget');
    badge.append(button);
    document.body.append(badge);
  };
  const destroyBadgeWidget = () => {
    badge?.remove();
    badge = undefined;
  };

  function openPopup(url, type, prefill, utm) {
    closePopupWidget();
    const content = element('div', 'calendly-popup-content');
    content.append(frame(url, type, prefill, utm));
    const popup = element('div', 'calendly-popup');
    popup.append(content);
    const close = element('button', 'calendly-popup-close', '×');
    close.type = 'button';
    close.setAttribute('aria-label', 'Close');
    close.addEventListener('click', closePopupWidget);
    overlay = element('div', 'calendly-overlay');
    overlay.append(popup, close);
    overlay.addEventListener('click', (event) => {
      if (event.target === overlay) closePopupWidget();
    });
    document.body.append(overlay);
  }

  function frame(url, type, prefill, utm) {
    const address = new URL(url, location.href);
    address.searchParams.set('embed_domain', location.hostname);
    address.searchParams.set('embed_type', type);
    addParameters(address, prefillNames, prefill);
    addParameters(address, utmNames, utm);
    for (const [name, answer] of Object.entries(prefill?.customAnswers ?? {})) {
      address.searchParams.set(name, answer);
    }
    const iframe = document.createElement('iframe');
    iframe.src = address.href;
    iframe.width = '100%';
    iframe.height = '100%';
    iframe.title = 'Select a Date & Time';
    // Through the style object, which a strict content security policy allows.
    iframe.style.border = '0';
    return iframe;
  }

  function addParameters(address, names, values) {
    for (const [name, parameter] of Object.entries(names)) {
      if (values?.[name]) address.searchParams.set(parameter, values[name]);
    }
  }

  function element(tag, className, text = '') {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  }

  window.Calendly = {
    initInlineWidget,
    initPopupWidget,
    initBadgeWidget,
    closePopupWidget,
    destroyBadgeWidget,
  };
})();
