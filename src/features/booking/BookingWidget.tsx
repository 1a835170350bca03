import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { notPrinted } from '../../tokens/print';
import { color, onSheet } from '../../tokens/roles';
import { below, gutter, space } from '../../tokens/space';
import { leadMeasure, size } from '../../tokens/type';
import { Button, ButtonAnchor } from '../../ui/Button';
import { RequiresScript } from '../../ui/RequiresScript';
import { StickyNote } from '../../ui/StickyNote';
import { textLink } from '../../ui/TextLink';
import { NewTabNote } from '../links/NewTabNote';
import { PlaceholderBadge, usePlaceholderTitle } from '../links/PlaceholderBadge';
import { useBookingPlace } from './booking.actor';
import { opensInPage } from './bookingWidget';
import { CalendarPlaceholder } from './CalendarPlaceholder';

interface Layout {
  /** In a page it has its own heading; the dialog already has one. */
  readonly layout: 'page' | 'dialog';
}

interface Props extends Layout {
  readonly bookingUrl: string;
}

/**
 * The calendar. In a page it is a drawn ledger with a button, and loads when the button is pressed. The link below it
 * always works, and takes the place of the button where the calendar cannot open in the page. At least 320 px wide and
 * 700 px high: docs/specification.md, section 7.
 */
export function BookingWidget({ layout, bookingUrl }: Props) {
  const { t } = useI18n();
  const [isRequested, setIsRequested] = useState(layout === 'dialog');
  const opensHere = opensInPage(useSettings());
  const link = {
    href: bookingUrl,
    target: '_blank',
    rel: 'noopener',
    title: usePlaceholderTitle('booking'),
  };
  const { status, place } = useBookingPlace(bookingUrl, t('booking.frame'), isRequested);
  const sheet = useRef<HTMLDivElement>(null);
  const open = () => {
    setIsRequested(true);
    // The button is removed.
    sheet.current?.focus({ preventScroll: true });
  };
  const plainLink = (
    <PlainAnchor {...link} layout={layout} isForPaper={!opensHere}>
      {t('booking.link')} <PlaceholderBadge of="booking" />
      <NewTabNote />
    </PlainAnchor>
  );
  return (
    <Ledger layout={layout}>
      <Head layout={layout}>
        {layout === 'dialog' ? (
          plainLink
        ) : (
          <>
            <h3>{t('booking.heading')}</h3>
            <Prompt>{t('booking.prompt')}</Prompt>
          </>
        )}
      </Head>
      <Sheet ref={sheet} layout={layout} tabIndex={-1} data-folded={isRequested ? undefined : ''}>
        {!(isRequested && status === 'ready') && <Day />}
        {!isRequested && (
          <FirstHour>
            {opensHere ? (
              <RequiresScript>
                <Button type="button" onClick={open}>
                  {t('booking.open')}
                </Button>
              </RequiresScript>
            ) : (
              <ButtonAnchor {...link}>
                {t('booking.open')}
                <NewTabNote />
              </ButtonAnchor>
            )}
          </FirstHour>
        )}
        {isRequested && status === 'loading' && <Slip>{t('booking.loading')}</Slip>}
        <div role="status">
          {isRequested && status === 'failed' && <Slip>{t('booking.failed')}</Slip>}
        </div>
        <Place ref={place} data-loaded={status === 'ready' ? '' : undefined} />
      </Sheet>
      {layout === 'page' && plainLink}
    </Ledger>
  );
}

const Ledger = styled.div<Layout>(
  { backgroundColor: color.paper, color: color.ink },
  ({ layout }) =>
    layout === 'page' && {
      ...onSheet,
      border: `2px solid ${color.edge}`,
      boxShadow: `4px 6px 0 ${color.shadow}`,
      // Full width on phones: 320 px of 320 px.
      [below('small')]: {
        marginInline: `calc(-1 * ${gutter})`,
        borderInlineWidth: 0,
        boxShadow: 'none',
      },
    },
);

const Head = styled.div<Layout>({ borderBlockEnd: `2px solid ${color.edge}` }, ({ layout }) =>
  layout === 'page'
    ? { padding: `${space(4)} ${margin}` }
    : { padding: `0 ${space(5)} ${space(1)}`, backgroundColor: color.raised },
);

const Prompt = styled.p({ marginBlockStart: space(1), maxInlineSize: leadMeasure });

const Sheet = styled.div<Layout>(
  {
    ...notPrinted,
    position: 'relative',
    boxSizing: 'content-box',
    minInlineSize: 'min(320px, 100%)',
    // More than needed, because browsers round.
    blockSize: '704px',
    overflow: 'hidden',
    // Without a calendar: two hours.
    '&[data-folded]': { blockSize: 'auto', minBlockSize: '8.75rem' },
  },
  ({ layout }) => layout === 'dialog' && { ...onSheet, backgroundColor: color.paper },
);

const Day = styled(CalendarPlaceholder)({
  // Keeps the height of an hour while the sheet is lower.
  '[data-folded] > &': { insetBlockEnd: 'auto', blockSize: '43.75rem' },
});

/** The ledger is as wide as a phone, and its texts begin where those of the page do. */
const margin = `min(${space(6)}, ${gutter})`;

const PlainAnchor = styled.a<Layout & { readonly isForPaper: boolean }>(
  {
    ...textLink,
    flexWrap: 'wrap',
    columnGap: space(2),
    // Paper cannot be pressed.
    '@media print': { '&::after': { content: 'attr(href)', direction: 'ltr', fontWeight: 400 } },
  },
  ({ layout }) =>
    layout === 'page' && {
      marginInline: margin,
      color: 'inherit',
      fontSize: size.small,
      fontWeight: 400,
    },
  ({ isForPaper }) => isForPaper && { '@media screen': { display: 'none' } },
);

const FirstHour = styled.div({
  position: 'absolute',
  insetBlockStart: space(2.5),
  insetInlineStart: `min(${space(23.5)}, 25%)`,
});

const Slip = styled(StickyNote)({
  position: 'absolute',
  insetBlockStart: '308px',
  insetInlineStart: `min(${space(24)}, 25%)`,
  maxInlineSize: `min(24rem, 100% - min(${space(30)}, 31%))`,
});

const Place = styled.div({
  // Markup of the scheduling service has no classes of ours.
  '& > div': { position: 'absolute', inset: 0 },
  '& iframe': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    // With another color scheme than the page's the frame would be opaque while it loads.
    colorScheme: 'light',
    // The paper of the ledger shows through a white page, which would be daylight at night.
    '@media screen and (prefers-color-scheme: dark)': { mixBlendMode: 'multiply' },
  },
  '&[data-loaded] iframe': { backgroundColor: color.raised },
});
