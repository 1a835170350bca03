// Tells the page around the frame what the real booking page tells it, in the same form and order.
(() => {
  const confirmButton = document.querySelector('.confirm');
  const result = document.querySelector('.result');
  const slots = [...document.querySelectorAll('[data-slot]')];
  let chosen = '';

  const tell = (name) => {
    // Opened by itself, the page is its own parent: nobody to tell.
    if (window.parent !== window) {
      window.parent.postMessage({ event: `calendly.${name}`, payload: {} }, '*');
    }
  };

  for (const slot of slots) {
    slot.addEventListener('click', () => {
      chosen = slot.dataset.slot;
      for (const other of slots) other.setAttribute('aria-pressed', String(other === slot));
      confirmButton.textContent = `Confirm ${chosen}`;
      confirmButton.hidden = false;
      result.textContent = '';
      tell('date_and_time_selected');
    });
  }
  confirmButton.addEventListener('click', () => {
    confirmButton.hidden = true;
    result.textContent = `You are scheduled for tomorrow at ${chosen}.`;
    tell('event_scheduled');
  });
  tell('event_type_viewed');
})();
