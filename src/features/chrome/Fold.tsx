import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { languages } from '../../../locales/languages';
import { facingLanguage } from '../../../locales/languagesOfSite';
import type { MessageKey } from '../../../locales/words';
import type { Drawing } from '../../content/covers';
import { useI18n } from '../../i18n/I18nContext';
import { IllustrationImage } from '../../illustrations/IllustrationImage';
import { useSite } from '../../site/SiteContext';
import { sectionGap, singleColumn, space } from '../../tokens/space';
import { displayed, size, withinWindow } from '../../tokens/type';
import { HeadingText } from '../../ui/HeadingText';
import { Container, Lead } from '../../ui/Section';

interface Props {
  readonly heading: MessageKey;
  /** `page` is an h1, `quiet` a smaller one for long texts, `closing` an h2. */
  readonly kind: 'page' | 'quiet' | 'closing';
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
  /** Stands at the lower edge, below the facing heading. */
  readonly drawing?: Drawing | undefined;
}

/**
 * An open menu card: a heading with its text on one side, and across the fold the same heading in the next language; on
 * a site in one language the text. The facing heading is hidden from assistive technology, which would say it twice.
 */
export function Fold({ heading, kind, lead, children, drawing }: Props) {
  const { t, language } = useI18n();
  const words = t(heading);
  const { settings, headings } = useSite();
  const other = facingLanguage(settings, language);
  const facing = other && headings[other][heading];
  // Smaller and balanced, without unbroken parts, which move if the font breaks the line elsewhere.
  const isLong = kind === 'page' && Math.max(words.length, facing?.length ?? 0) > 32;
  const scaled = isLong ? 'long' : kind === 'page' ? 'page' : 'title';
  return (
    <Sheet>
      <Card scaled={scaled}>
        <Heading as={kind === 'closing' ? 'h2' : 'h1'} data-on-counter>
          {isLong ? words : <HeadingText>{words}</HeadingText>}
        </Heading>
        <Words data-on-counter>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </Words>
        {other && facing && (
          <Facing lang={other} dir={languages[other].direction} aria-hidden>
            {facing}
          </Facing>
        )}
        {drawing && (
          <Place drawing={drawing} data-on-counter>
            <IllustrationImage drawing={drawing} />
          </Place>
        )}
      </Card>
    </Sheet>
  );
}

const Sheet = styled.div({ containerType: 'inline-size' });

/** Space for two sides, less of it in large text. */
const isOpen = '@container (min-width: 42rem)';

const toEdge = `calc(-1 * ${sectionGap.near})`;

const crease = '2px dashed';

interface Scaled {
  readonly scaled: 'page' | 'long' | 'title';
}

/** Size of both headings; on two sides, it fits half of the width. */
const scales: Readonly<Record<Scaled['scaled'], CSSObject>> = {
  page: {
    '--heading': size.page,
    '--line': '7.9em',
    [isOpen]: { '--heading': `min(5.35cqi, ${size.page})` },
  },
  long: {
    '--line': '9.6em',
    '--heading': withinWindow('max(2.15rem, 1.5rem + 2.6vw)', 10.65),
    [isOpen]: { '--heading': `calc(0.76 * min(5.35cqi, ${size.page}))` },
  },
  title: {
    '--heading': size.title,
    // The smaller size until 56rem.
    [isOpen]: { '--heading': `clamp(${size.item}, 99 * (100cqi - 56rem), ${size.title})` },
  },
};

const Card = styled(Container)<Scaled>(({ scaled }) => scales[scaled], {
  ...singleColumn,
  position: 'relative',
  rowGap: space(5),
  paddingBlockStart: space(8),
  [isOpen]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: `min(${space(20)}, 6.5cqi)`,
    paddingBlock: sectionGap.near,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      borderInlineStart: crease,
      opacity: 0.5,
    },
  },
});

const Heading = styled.h1({
  fontSize: 'var(--heading)',
  fontWeight: 900,
  lineHeight: 1.06,
  // As many lines in a fallback font.
  maxInlineSize: 'var(--line)',
});

const Words = styled.div({
  ...singleColumn,
  alignContent: 'start',
  justifyItems: 'start',
  gap: space(5),
  // Not as wide as a side, where a fallback font would break a lead elsewhere.
  maxInlineSize: 'min(32rem, 97.5%)',
  '&:last-child': { paddingBlockEnd: space(6) },
  [isOpen]: { '&:last-child': { gridColumn: 2 } },
});

/** A strip along the lower edge, of one line or two small ones: nothing moves if our font, which is not preloaded, comes. */
const Facing = styled.p({
  gridArea: '3 / 1',
  display: 'grid',
  alignContent: 'center',
  // At the end of the page's lines, whatever the direction of its own: the other side is for what stands there.
  justifySelf: 'end',
  minBlockSize: '3.5rem',
  maxInlineSize: 'calc(100% - 9.5rem)',
  '&::before': { content: '""', position: 'absolute', insetInline: 0, borderBlockStart: crease },
  ...displayed(withinWindow(size.heading, 5.2), 500),
  lineHeight: 1.06,
  textWrap: 'balance',
  [isOpen]: {
    gridArea: '1 / 2',
    display: 'block',
    justifySelf: 'auto',
    minBlockSize: 0,
    maxInlineSize: 'var(--line)',
    '&::before': { content: 'none' },
    fontSize: 'var(--heading)',
    alignSelf: 'end',
  },
});

const Place = styled.div<{ drawing: Drawing }>(({ drawing }) =>
  drawing === 'plate'
    ? {
        transform: 'perspective(60rem) rotateX(38deg)',
        transformOrigin: 'bottom',
        justifySelf: 'center',
        // The space that the tilted plate leaves above.
        marginBlockStart: 'max(-18%, -5rem)',
        [isOpen]: { gridArea: '1 / 2 / 3', alignSelf: 'end', marginBlock: `0 ${toEdge}` },
      }
    : {
        // In the strip of the facing heading, which begins at the other side; without one, below the words.
        gridArea: '3 / 1',
        placeSelf: 'end start',
        marginBlockStart: '-1rem',
        fontSize: '1.5rem',
        [isOpen]: {
          gridArea: '2 / 2',
          marginBlockEnd: toEdge,
          fontSize: 'min(4.5rem, 7cqi)',
        },
      },
);
