/** What jsdom lacks: events that know their pointer. */
class PointerEventOfTests extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, { pointerId = 0, pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

Object.defineProperty(window, 'PointerEvent', { value: PointerEventOfTests, configurable: true });
