import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { type Language, languages } from '../../../locales/languages';
import { dishFields, maxPrice, nameFields } from '../../../machines/menuValues';
import { heroMenu } from '../../content/heroMenu';
import { formatNumber } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { textDirection } from '../../i18n/textDirection';
import { textLanguage } from '../../i18n/textLanguage';
import { inkLine, standingStyle } from '../../tokens/illustrationStyle';
import { inkNamed } from '../../tokens/menuPapers';
import { color, customProperties } from '../../tokens/roles';
import { below, from, space } from '../../tokens/space';
import { TurnButton } from './EditMenuButton';
import { MenuField } from './MenuField';
import { MenuMark } from './MenuMark';
import type { MenuEditor } from './menuEditor.actor';
import { inTwoColumns, menuDishes, menuLine, menuName, menuPaper } from './menuPaper';
import { Turning } from './Turning';

interface Props {
  readonly menu: MenuEditor;
  readonly other: Language;
}

/** The hero's card to write on: its back is in the other language, with the sample as placeholders. */
export function MenuEditorCard({ menu, other }: Props) {
  const { language } = useI18n();
  const t = useMenuEditorMessages();
  const [side, setSide] = useState<'face' | 'back'>('face');
  const turn = () => setSide(side === 'face' ? 'back' : 'face');
  return (
    <Card role="group" aria-label={t(side)} style={inkOf(menu.values.paper)}>
      <Turning side={side}>
        {(shown) => (
          <Side menu={menu} side={shown} language={shown === 'back' ? other : language} />
        )}
      </Turning>
      <TurnButton onClick={turn}>{t(side === 'face' ? 'turn' : 'turnBack')}</TurnButton>
    </Card>
  );
}

/** The card has the colors of its ink, in place of those of paper. */
function inkOf(paper: string) {
  const { ground, ink, accent } = inkNamed(paper);
  // 4.8:1 at least, on slate.
  const soft = `color-mix(in srgb, ${ink} 80%, ${ground})`;
  return customProperties({ sheet: ground, sheetInk: ink, sheetSoft: soft, sheetAccent: accent });
}

interface SideProps extends Pick<Props, 'menu'> {
  readonly side: 'face' | 'back';
  /** Of the placeholders, and of the card until it has a text. */
  readonly language: Language;
}

function Side({ menu: { sides, values, invalidPrices, change }, side, language }: SideProps) {
  const { language: page } = useI18n();
  const t = useMenuEditorMessages();
  const first = useRef<HTMLInputElement>(null);
  // An opening dialog focuses it; an open one does not.
  useEffect(() => {
    first.current?.setAttribute('autofocus', '');
    first.current?.focus();
  }, []);
  const written = sides[side]?.texts.join('') ?? '';
  const spoken = textLanguage(written, language) ?? language;
  const shared = { onChange: change, language: spoken };
  const text = (field: keyof typeof values) => ({ field, value: values[field], ...shared });
  return (
    <Paper data-part="menu" dir={textDirection(written) ?? languages[spoken].direction}>
      <Name>
        <MenuField
          ref={first}
          kind="title"
          {...text(nameFields[side])}
          label={t('name')}
          placeholder={heroMenu.restaurant[language]}
        />
      </Name>
      <Dishes style={longest(dishFields.map((fields) => values[fields[side]]))}>
        {dishFields.map(({ [side]: dish, price, mark }, index) => {
          const number = index + 1;
          const sample = heroMenu.dishes[index] ?? heroMenu.drink;
          return (
            <Dish key={price}>
              <MenuField
                kind="dish"
                {...text(dish)}
                label={t('dish', { number })}
                placeholder={sample.name[language]}
              />
              <MenuMark {...text(mark)} label={t('markOf', { number })} />
              <Leader aria-hidden="true" />
              <MenuField
                kind="price"
                {...text(price)}
                label={t('priceOf', { number })}
                placeholder={`${sample.price}`}
                error={
                  invalidPrices.includes(price)
                    ? t('priceWrong', { max: formatNumber(maxPrice, page) })
                    : undefined
                }
              />
            </Dish>
          );
        })}
      </Dishes>
    </Paper>
  );
}

const Card = styled.div(standingStyle, {
  inlineSize: '100%',
  maxInlineSize: '24rem',
  // In narrower windows it hangs above the counter.
  [below(1180)]: { '&::before': { content: 'none' } },
  ...inTwoColumns({ gridArea: '1 / 1 / 3', alignSelf: 'start' }),
});

const largeOnPhone = '@media (max-width: 15em)';

/** Space below for the turn button. */
const Paper = styled.div(menuPaper, {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '25rem',
  border: inkLine,
  paddingBlockEnd: space(20),
  [from('panel')]: { blockSize: '28rem', paddingBlockEnd: space(22) },
  ...inTwoColumns({ blockSize: '33rem' }),
  [largeOnPhone]: { blockSize: 'auto' },
});

const Name = styled.div(menuName);

const Dishes = styled.div(menuDishes, { alignContent: 'space-around' });

/** One size for all dishes, smaller if the longest of them has no space beside its mark and price. */
const Dish = styled.div(menuLine, {
  '& > *': { fontSize: 'min(1em, max(1rem, 24rem / var(--longest)))' },
  [largeOnPhone]: { flexWrap: 'wrap' },
});

function longest(names: readonly string[]): Record<string, number> {
  return { '--longest': Math.max(1, ...names.map((name) => name.length)) };
}

/** Dots between a dish and its price. */
const Leader = styled.span({
  flex: 1,
  minInlineSize: space(1),
  borderBlockEnd: `2px dotted ${color.sheetSoft}`,
});
