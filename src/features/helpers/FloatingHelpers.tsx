import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { useHydrated } from '../../site/useHydrated';
import { belowLastText, helperSize } from '../../tokens/floating';
import { notPrinted } from '../../tokens/print';
import { color, surface } from '../../tokens/roles';
import {
  below,
  contentWidth,
  from,
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
 * The chat link and the booking badge: icons at the edge of wide windows, otherwise a popover behind one button. They
 * float at the bottom of the window, and rest above the footer. Empty on a site without both.
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

/** Narrower windows have no space for the helpers beside the content. */
const besideContent = below(1400);

/** Wraps the last section of a page and leaves space below it for the floating helpers. */
export const FloatingHelpersSpacer = styled.div({
  [besideContent]: { paddingBlockEnd: `calc(${belowLastText} - ${sectionGap.near})` },
});

const helpersId = 'helpers';

/** Outline and shadow that work on any background. */
const boxShadow = `0 0 0 2px ${color.paper}, 3px 4px 0 ${color.shadow}`;

const edge = `clamp(${space(1)}, calc((100vw - ${contentWidth}) / 2 - ${space(14)}), ${space(6)})`;

const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });

/** A line without height, so that the content below stays clickable. */
const Corner = styled.section({
  position: 'sticky',
  zIndex: 9,
  insetBlockEnd: 'env(safe-area-inset-bottom)',
  blockSize: 0,
  marginInline: edge,
  // Hidden while a field has the focus, because they would cover it.
  'html:has([data-read-through]) &': { position: 'relative' },
  'html:has(main :is(input, select, textarea):focus) &': { opacity: 0, pointerEvents: 'none' },
  // Where they would cover content they show only at its end, and in wide windows at the very top.
  [besideContent]: {
    '--end': space(104),
    'html:has(#closing) &': { '--end': space(160) },
    // Without scroll timelines it ends immediately.
    animation: hidden,
    animationTimeline: 'scroll()',
    animationRange: `${space(16)} calc(100% - var(--end))`,
  },
  [below('navigation')]: {
    '--end': space(160),
    'html:has(#closing) &': { '--end': space(248) },
    animationRange: '0 calc(100% - var(--end))',
  },
  ...notPrinted,
});

const Opener = styled.button({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: space(4),
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
    padding: 0,
    '& > [data-part="helper"]': { inlineSize: targetSize, minBlockSize: targetSize, padding: 0 },
    // Labels show beside the icons on hover and focus.
    '& [data-part="label"]': {
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${space(2)})`,
      paddingInline: space(3),
      border: `2px solid ${color.edge}`,
      ...surface.paper,
      whiteSpace: 'nowrap',
      opacity: 0,
      pointerEvents: 'none',
    },
    '& > :is(:hover, :focus-visible) > [data-part="label"]': { opacity: 1 },
  },
});

const Chat = styled(ContactLink)({ backgroundColor: color.deep, color: color.onDeep });
