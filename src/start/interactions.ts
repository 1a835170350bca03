import { consentPromptId } from './pageContract';

/** The consent prompt works before hydration, including its focus handling. */
export function isForConsent({ target, relatedTarget }: Partial<FocusEvent>): boolean {
  return [target, relatedTarget].some(
    (element) => element instanceof Element && element.closest(`#${consentPromptId}`),
  );
}

/** Chromium sends a pointermove without movement when a page appears under a resting pointer. */
export function isWithoutMovement({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}

/** A press on a link that loads another page in this tab. Hydration would only delay that page. */
export function isLinkPress(event: Event): boolean {
  if (!(event instanceof MouseEvent) || !/pointerdown|click/.test(event.type)) return false;
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a');
  if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return false;
  return !link.target && link.origin === origin && link.pathname !== location.pathname;
}
