import styled from '@emotion/styled';
import type { OwnMenu } from '../hooks/useOwnMenu';
import { useI18n } from '../i18n/I18nContext';
import { useOwnMenuWords } from '../i18n/ownMenuWords';
import { size } from '../tokens/type';
import { menuDishes, menuLeader, menuLine, menuName } from './menuPaper';
import { Shekels } from './Shekels';

interface Props {
  readonly side: OwnMenu['sides']['face'];
}

/** What somebody has written on one side of a card. All of it is text, each line in its own direction. */
export function WrittenSide({ side }: Props) {
  const { language } = useI18n();
  const w = useOwnMenuWords();
  if (!side) return <Name>{w('backWaits')}</Name>;
  return (
    <>
      <Name dir="auto">{side.name}</Name>
      <Dishes>
        {side.dishes.map(({ name, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the card.
          <Dish key={index}>
            <span dir="auto">{name}</span>
            <Leader aria-hidden="true" />
            {price !== undefined && <Shekels amount={price} language={language} />}
          </Dish>
        ))}
      </Dishes>
    </>
  );
}

/** Larger than in the hero: it is what the window is open for. */
const Name = styled.p(menuName, { overflowWrap: 'anywhere', fontSize: size.title });

const Dishes = styled.ul(menuDishes, { padding: 0, listStyle: 'none' });

const Dish = styled.li(menuLine, {
  fontSize: size.heading,
  '& > [dir]': { overflowWrap: 'anywhere' },
});

const Leader = styled.span(menuLeader);
