import styled from '@emotion/styled';
import { heroMenu } from '../content/heroMenu';
import { useI18n } from '../i18n/I18nContext';
import { lettering, printedTitle, sheetLine, standingStyle } from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';

/** A small printed menu with a sold-out dish that is struck through. */
export function SmallMenu() {
  const { language } = useI18n();
  return (
    <Card aria-hidden="true" data-object="smallMenu">
      <Paper>
        <Name>{heroMenu.restaurant[language]}</Name>
        {heroMenu.dishes.map(({ id, name }) => (
          <span key={id} data-sold-out={id === soldOut ? '' : undefined}>
            {name[language]}
          </span>
        ))}
      </Paper>
    </Card>
  );
}

const soldOut = 'malabi';

const Card = styled.div(lettering, standingStyle, { inlineSize: '6.75rem' });

const Paper = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  paddingBlock: `${space(3)} ${space(4)}`,
  border: sheetLine,
  backgroundColor: color.sheet,
  '& [data-sold-out]': {
    // Separate properties, because WebKit does not support a thickness in the shorthand.
    textDecorationLine: 'line-through',
    textDecorationThickness: '2px',
    textDecorationColor: color.sheetAccent,
  },
});

const Name = styled.span(printedTitle, {
  marginBlockEnd: space(1),
  paddingBlockEnd: space(1.5),
  borderBlockEnd: `3px double ${color.sheetInk}`,
  fontSize: 'inherit',
  whiteSpace: 'nowrap',
});
