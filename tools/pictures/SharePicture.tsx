import styled from '@emotion/styled';
import { languages } from '../../locales/languages';
import { facingLanguage } from '../../locales/languagesOfSite';
import { useI18n } from '../../src/i18n/I18nContext';
import { Logo } from '../../src/illustrations/Logo';
import { pictureSize } from '../../src/seo/pagePicture';
import { pageAt } from '../../src/site/pagePath';
import { useSettings, useSite } from '../../src/site/SiteContext';
import type { PagePath } from '../../src/site.pages';
import { board, boardHeight } from '../../src/tokens/illustrationStyle';
import { inkStyles, type PageInk } from '../../src/tokens/pageInks';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { face } from '../../src/tokens/type';

interface Props {
  readonly path: PagePath;
}

/** A page's shared picture: the studio, and the h1 in two languages with a fold between, on the page's ink. */
export function SharePicture({ path }: Props) {
  const { language } = useI18n();
  const settings = useSettings();
  const facing = facingLanguage(settings, language);
  const { headings } = useSite();
  const { headline, ink } = pageAt(path);
  const linesIn = (one: typeof language) =>
    headline.map((key) => <span key={key}>{headings[one][key]}</span>);
  return (
    <Card ink={ink} data-open={Boolean(facing)}>
      <Studio>
        <Logo />
        {settings.studioName[language]}
      </Studio>
      <h1>{linesIn(language)}</h1>
      {facing && (
        <Facing lang={facing} dir={languages[facing].direction}>
          {linesIn(facing)}
        </Facing>
      )}
    </Card>
  );
}

const Studio = styled.p({
  position: 'absolute',
  insetBlockStart: space(7),
  insetInlineStart: space(8),
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  fontSize: space(5),
  fontWeight: 700,
});

const Facing = styled.p({ '&&': { fontWeight: 500 } });

const Card = styled.div<{ ink: PageInk | undefined }>(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(12),
    alignContent: 'center',
    alignItems: 'first baseline',
    // The photograph has twice this size.
    inlineSize: pictureSize.width / 2,
    blockSize: pictureSize.height / 2,
    padding: `${space(16)} ${space(8)} calc(${space(6)} + ${boardHeight})`,
    backgroundColor: color.surfaceHero,
    color: color.ink,
    fontFamily: face.display,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      borderInlineStart: '2px dashed',
      opacity: 0.5,
    },
    '&[data-open="false"]': { gridTemplateColumns: '1fr', '&::before': { display: 'none' } },
    '&::after': {
      ...board,
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: 0,
    },
    '& > h1, & > h1 + p': {
      margin: 0,
      fontWeight: 900,
      lineHeight: 1.06,
      textWrap: 'balance',
      '& > span': { display: 'block' },
      '& > span:not(:only-child)': { whiteSpace: 'nowrap' },
    },
  },
  ({ ink }) => ink && inkStyles(ink),
);
