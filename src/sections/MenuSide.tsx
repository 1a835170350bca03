import styled from '@emotion/styled';
import { type Language, languages } from '../../locales/languages';
import { heroMenu } from '../content/heroMenu';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { face, size } from '../tokens/type';
import { sheetLine } from './objects/drawingStyle';
import { Shekels } from './Shekels';

interface Props {
  readonly language: Language;
  /** Only the side that is up is there for assistive technology. */
  readonly isUp: boolean;
  /** The back is printed the other way round, to be read once the card is turned. */
  readonly side: 'face' | 'back';
}

/** One side of the menu card, in its own language and direction. */
export function MenuSide({ language, isUp, side }: Props) {
  return (
    <Paper
      lang={language}
      dir={languages[language].direction}
      aria-hidden={isUp ? undefined : true}
      data-side={side}
    >
      <Name>{heroMenu.restaurant[language]}</Name>
      <Dishes>
        {heroMenu.dishes.map(({ id, name, description, price }) => (
          <Dish key={id}>
            <dt>
              <span>{name[language]}</span>
              <Leader aria-hidden="true" />
              <Shekels amount={price} language={language} />
            </dt>
            <dd>{description[language]}</dd>
          </Dish>
        ))}
      </Dishes>
    </Paper>
  );
}

const Paper = styled.div({
  gridArea: '1 / 1',
  padding: `${space(4)} ${space(3.5)} ${space(17)}`,
  border: sheetLine,
  backgroundColor: color.sheet,
  color: color.sheetInk,
  backfaceVisibility: 'hidden',
  '&[data-side="back"]': { transform: 'rotateY(180deg)' },
  // What lies face down is not to be selected through the card.
  '&[aria-hidden]': { userSelect: 'none' },
  [from('panel')]: { padding: `${space(6)} ${space(6)} ${space(20)}` },
});

const Name = styled.p({
  paddingBlockEnd: space(3),
  marginBlockEnd: space(3),
  borderBlockEnd: `4px double ${color.sheetInk}`,
  fontFamily: face.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.1,
  textAlign: 'center',
  [from('panel')]: { fontSize: size.title, marginBlockEnd: space(4) },
});

const Dishes = styled.dl({
  display: 'grid',
  gap: space(2),
  [from('panel')]: { gap: space(4) },
});

const Dish = styled.div({
  '& dt': {
    display: 'flex',
    alignItems: 'baseline',
    gap: space(1),
    fontFamily: face.display,
    fontSize: size.lead,
    fontWeight: 600,
    lineHeight: 1.3,
    [from('panel')]: { gap: space(2), fontSize: size.heading },
  },
  '& dd': { color: color.sheetSoft, fontSize: size.small, lineHeight: 1.3 },
  '& bdi': { color: color.sheetAccent, whiteSpace: 'nowrap' },
});

const Leader = styled.span({
  flex: 1,
  borderBlockEnd: `2px dotted ${color.sheetRule}`,
});
