import type { MenuEditor } from '../../hooks/useMenuEditor';
import type { useMenuEditorMessages } from '../../i18n/menuEditorMessages';

const passedOn = {
  sheet: 'shared',
  clipboard: 'copied',
  paper: 'printed',
  picture: 'pictured',
  shareFailed: 'shareFailed',
} as const;

/** Status message of a menu: whether it has a code, or why not. */
export function menuStatusMessage(
  { view, isSample, isInvalid, invalidPrices, news }: MenuEditor,
  w: ReturnType<typeof useMenuEditorMessages>,
): string {
  if (view === 'unreadable') return w('unreadable');
  if (isSample) return w('start');
  if (isInvalid) return invalidPrices.length > 0 ? '' : w('full');
  // No status message for readers of a card.
  return news !== undefined && view === 'editing' ? w('ready') : '';
}

/** Result of sharing, shown beside the buttons. */
export function shareStatus(
  { news }: Pick<MenuEditor, 'news'>,
  w: ReturnType<typeof useMenuEditorMessages>,
): string {
  return news === undefined || news === 'ready' ? '' : w(passedOn[news]);
}
