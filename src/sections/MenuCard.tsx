import styled from '@emotion/styled';
import { heroMenu } from '../content/heroMenu';
import { formatShekels } from '../i18n/format';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';
import { face, size } from '../tokens/type';

/** The product on the counter: a menu card with three dishes and their prices. */
export function MenuCard() {
  const { t, language } = useI18n();
  return (
    <Card>
      <Name>{t(heroMenu.restaurant)}</Name>
      <Dishes>
        {heroMenu.dishes.map(({ id, name, description, price }) => (
          <Dish key={id}>
            <dt>
              <span>{t(name)}</span>
              <Leader aria-hidden="true" />
              <bdi>{formatShekels(price, language)}</bdi>
            </dt>
            <dd>{t(description)}</dd>
          </Dish>
        ))}
      </Dishes>
    </Card>
  );
}

const Card = styled.div({
  justifySelf: 'center',
  inlineSize: 'min(100%, 25rem)',
  padding: `${space(7)} ${space(7)} ${space(10)}`,
  backgroundColor: color.raised,
  color: color.ink,
  border: `2px solid ${color.edge}`,
  boxShadow: `0 ${space(3)} 0 -4px ${color.shadow}`,
});

const Name = styled.p({
  paddingBlockEnd: space(4),
  marginBlockEnd: space(5),
  borderBlockEnd: `4px double ${color.edge}`,
  fontFamily: face.display,
  fontSize: size.title,
  fontWeight: 700,
  lineHeight: 1.1,
  textAlign: 'center',
});

const Dishes = styled.dl({ display: 'grid', gap: space(4) });

const Dish = styled.div({
  '& dt': {
    display: 'flex',
    alignItems: 'baseline',
    gap: space(2),
    fontFamily: face.display,
    fontSize: size.heading,
    fontWeight: 600,
  },
  '& dd': { color: color.inkSoft, fontSize: size.small },
  '& bdi': { color: color.accent, whiteSpace: 'nowrap' },
});

const Leader = styled.span({
  flex: 1,
  minInlineSize: space(4),
  borderBlockEnd: `2px dotted ${color.line}`,
});
