import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { below, from, gutterLimit, lowerEdge, radius, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BookingBadge } from '../booking/BookingBadge';
import { ContactLink } from '../links/ContactLink';
import { NewTabNote } from '../links/NewTabNote';

/**
 * The chat link and the booking badge, as an index tab at the end of the window. It is as wide as the page's gutter, so
 * it covers nothing. Empty on a site without both. Source: docs/specification.md, section 1.
 */
export function FloatingHelpers() {
  const { t } = useI18n();
  const { bookingUrl, messagingNumber } = useSettings();
  if (bookingUrl === null && messagingNumber === null) return null;
  return (
    <Tab aria-label={t('layout.helpers')}>
      <Chat to="chat" data-part="helper">
        <Icon name="chat" size={22} />
        <VisuallyHidden>
          {t('layout.chat.label')}
          <NewTabNote />
        </VisuallyHidden>
      </Chat>
      {bookingUrl !== null && <BookingBadge bookingUrl={bookingUrl} />}
    </Tab>
  );
}

/** Below the page's controls (`globalStyles.ts`), the header and everything that opens. */
const Tab = styled.section({
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockEnd: `calc(${lowerEdge})`,
  inlineSize: `min(${gutterLimit}, 1.125rem)`,
  border: `2px solid ${color.edge}`,
  borderInlineEnd: 0,
  borderStartStartRadius: radius.small,
  borderEndStartRadius: radius.small,
  // Between both, where it is the fold.
  background: `repeating-linear-gradient(90deg, ${color.edge} 0 4px, ${color.highlight} 0 8px)`,
  // On the green ground.
  outline: `1px solid ${color.paper}`,
  [from('panel')]: { inlineSize: 'clamp(1.6rem, 4vw - 4px, 2.125rem)' },
  [from(1480)]: { inlineSize: '3rem' },
  '& > [data-part="helper"]': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space(1.5),
    minBlockSize: '2.875rem',
    paddingBlock: space(2.5),
    textDecoration: 'none',
    '& + [data-part]': { marginBlockStart: '2px' },
    '&[aria-busy]': { opacity: 1, '& > *': { opacity: 0.6 } },
    // A finger needs 24 px.
    [below('panel')]: {
      marginInlineStart: '-8px',
      borderInlineStart: '8px solid transparent',
      backgroundClip: 'padding-box',
      '& + [data-part] > svg': { display: 'none' },
    },
    '& > svg': { blockSize: 'auto', maxInlineSize: '88%' },
    '& > [data-part="label"]': {
      writingMode: 'vertical-rl',
      // Read from the content's side in both directions.
      rotate: 'calc((1 - var(--dir)) * 90deg)',
      // Also with wide text spacing.
      maxBlockSize: '100%',
      fontSize: `min(${size.small}, ${gutterLimit} - 3px)`,
      fontWeight: 700,
      lineHeight: 1,
      whiteSpace: 'nowrap',
    },
  },
  // Low windows, such as at 400 % zoom, have space for the icons.
  '@media (max-height: 29.99em)': {
    '& [data-part="label"]': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  // The phone's keyboard leaves no space.
  [below('navigation')]: {
    'body:has(form :is(input, select, textarea):focus) &': { visibility: 'hidden' },
  },
  ...notPrinted,
});

const Chat = styled(ContactLink)({ backgroundColor: color.deep, color: color.onDeep });
