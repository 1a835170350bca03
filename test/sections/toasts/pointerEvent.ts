/** What jsdom lacks: events that know their pointer. */
class PointerEventOfTests extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  // Not taken apart: what Ariakit hands in has no keys of its own, and would lose `bubbles`.
  constructor(type: string, init: PointerEventInit = {}) {
    const { pointerId = 0, pointerType = '' } = init;
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

Object.defineProperty(window, 'PointerEvent', { value: PointerEventOfTests, configurable: true });
