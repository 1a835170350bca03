import * as v from 'valibot';

const place = { x: v.number(), y: v.number() };

const actionSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['click', 'double click', 'hover', 'tap']), ...place }),
  v.object({ kind: v.picklist(['drag', 'swipe']), ...place, toX: v.number(), toY: v.number() }),
  /** As Playwright writes a key: `Shift+Tab`. */
  v.object({ kind: v.literal('key'), key: v.string() }),
  v.object({ kind: v.literal('type'), text: v.string() }),
  v.object({ kind: v.literal('wheel'), by: v.number() }),
  v.object({ kind: v.picklist(['back', 'forward', 'reload', 'blur', 'focus']) }),
  /** A new document at a path of the site. */
  v.object({ kind: v.literal('open'), path: v.string() }),
]);

const stepSchema = v.object({
  action: actionSchema,
  /** How long nothing more is done, in ms of the page's clock. */
  rest: v.number(),
});

/** In px of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One thing that is done to the page. Places are in px of the window. */
export type Action = v.InferOutput<typeof actionSchema>;

/** An action, and the time that goes by after it. */
export type Step = v.InferOutput<typeof stepSchema>;

/** What one monkey did: the same file does it again. */
export const pathSchema = v.object({
  language: v.picklist(['en', 'he']),
  width: v.number(),
  seed: v.number(),
  steps: v.array(stepSchema),
});

export type MonkeyPath = v.InferOutput<typeof pathSchema>;
