import hash from '@emotion/hash';
import { nameOf } from '../../app/styleNames';

/** What Emotion calls in the browser in place of `@emotion/hash`, by way of `emotionParts.ts`. */
export default function styleName(style: string): string {
  return nameOf(hash(style));
}
