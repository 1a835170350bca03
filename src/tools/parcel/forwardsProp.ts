/**
 * What Emotion asks in the browser in place of `@emotion/is-prop-valid`, which is a list of all attributes of HTML
 * and SVG: whether a styled element hands a prop on. It does: one with props of its own names them in
 * `shouldForwardProp` (`test/house/habits.test.ts`), and an element is given no others. `as` is Emotion's own.
 */
export default function forwardsProp(name: string): boolean {
  return name !== 'as';
}
