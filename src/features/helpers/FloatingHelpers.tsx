import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { useHydrated } from '../../site/useHydrated';
import { belowLastText, helperSize, lowerEdge } from '../../tokens/floating';
import { notPrinted } from '../../tokens/print';
import { color, surface } from '../../tokens/roles';
import {
  below,
  contentWidth,
  from,
  gutter,
  radius,
  sectionGap,
  space,
  targetSize,
} from '../../tokens/space';
import { size } from '../../tokens/type';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BookingBadge } from '../booking/BookingBadge';
import { ContactLink } from '../links/ContactLink';
import { NewTabNote } from '../links/NewTabNote';
import { PlaceholderBadge } from '../links/PlaceholderBadge';

/**
 * The chat link and the booking badge, above the footer: icons, or on phones a popover behind one button. Only in
 * windows with space beside the content they float. Empty on a site without both.
 */
export function FloatingHelpers() {
  const { t } = useI18n();
  // Exported pages have the link's title only.
  const isHydrated = useHydrated();
  const { bookingUrl, messagingNumber } = useSettings();
  if (bookingUrl === null && messagingNumber === null) return null;
  return (
    <Corner aria-label={t('layout.helpers')}>
      <Opener type="button" popoverTarget={helpersId}>
        <Icon name="chat" />
        <VisuallyHidden>{t('layout.helpers')}</VisuallyHidden>
      </Opener>
      <Helpers id={helpersId} popover="auto">
        <Chat to="chat" data-part="helper">
          <Icon name="chat" />
          <span data-part="label">
            {t('layout.chat.label')}
            <NewTabNote />
            {isHydrated && <PlaceholderBadge of="chat" />}
          </span>
        </Chat>
        {bookingUrl !== null && <BookingBadge bookingUrl={bookingUrl} />}
      </Helpers>
    </Corner>
  );
}

/** Windows with space for the helpers beside the content. */
const besideContent = from(1480);

/** Wraps the last section of a page and leaves space below it for the floating helpers. */
export const FloatingHelpersSpacer = styled.div({
  [below(1480)]: { paddingBlockEnd: `calc(${belowLastText} - ${sectionGap.near})` },
});

const helpersId = 'helpers';

/** Outline and shadow that work on any background. */
const boxShadow = `0 0 0 2px ${color.paper}, 3px 4px 0 ${color.shadow}`;

/** Between the window's edge and the content. */
const edge = `clamp(${space(1)}, (100vw - ${contentWidth}) / 2 - ${space(14)}, ${space(6)})`;

/** A line without height, so that the content below stays clickable. */
const Corner = styled.section({
  position: 'relative',
  zIndex: 9,
  blockSize: 0,
  marginInline: `max(${gutter}, (100% - ${contentWidth}) / 2)`,
  [besideContent]: {
    position: 'sticky',
    insetBlockEnd: `calc(${lowerEdge} - ${space(4)})`,
    marginInline: edge,
  },
  ...notPrinted,
});

const Opener = styled.button({
  position: 'absolute',
  insetInlineEnd: 0,
  // On the seam between the page and the footer, below the page's last words.
  insetBlockEnd: `calc(${helperSize} / -2)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: helperSize,
  blockSize: helperSize,
  padding: 0,
  borderRadius: radius.round,
  border: `2px solid ${color.onHighlight}`,
  ...surface.highlight,
  boxShadow,
  [from('navigation')]: { display: 'none' },
});

// Emotion's attribute list lacks the newest attributes.
const Helpers = styled('div', { shouldForwardProp: () => true })({
  position: 'fixed',
  inset: 'auto',
  insetInlineEnd: space(4),
  insetBlockEnd: `calc(${helperSize} + ${space(7)})`,
  margin: 0,
  padding: space(1),
  border: 0,
  overflow: 'visible',
  background: 'none',
  flexDirection: 'column',
  alignItems: 'end',
  gap: space(3),
  '&:popover-open': { display: 'flex' },
  '& > [data-part="helper"]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2),
    minBlockSize: helperSize,
    paddingInline: space(4),
    borderRadius: radius.round,
    border: `2px solid ${color.onHighlight}`,
    boxShadow,
    fontSize: size.small,
    fontWeight: 700,
    textDecoration: 'none',
  },
  [from('navigation')]: {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockEnd: space(4),
    display: 'flex',
    flexDirection: 'row',
    padding: 0,
    '& > [data-part="helper"]': { inlineSize: targetSize, minBlockSize: targetSize, padding: 0 },
    // Labels show above the icons on hover and focus.
    '& [data-part="label"]': {
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: `calc(100% + ${space(2)})`,
      paddingInline: space(3),
      border: `2px solid ${color.edge}`,
      ...surface.paper,
      whiteSpace: 'nowrap',
      opacity: 0,
      pointerEvents: 'none',
    },
    '& > :is(:hover, :focus-visible) > [data-part="label"]': { opacity: 1 },
  },
  [besideContent]: {
    flexDirection: 'column',
    '& [data-part="label"]': {
      insetInlineEnd: `calc(100% + ${space(2)})`,
      insetBlockEnd: 'auto',
    },
  },
});

const Chat = styled(ContactLink)({ backgroundColor: color.deep, color: color.onDeep });
