import styled from '@emotion/styled';
import { ButtonLink } from '../components/Button';
import { Container } from '../components/Section';
import { TextLink } from '../components/TextLink';
import { navLinks } from '../content/navigation';
import { useI18n } from '../i18n/I18nContext';
import { sectionGap, space } from '../tokens/space';
import { size } from '../tokens/type';
import { EmptyPlate } from './objects/EmptyPlate';
import { PageIntro } from './PageIntro';

/** Any path without a page. Asks for the client at once: the visit is logged. Source: specification, section 2. */
export function NotFound() {
  const { t } = useI18n();
  return (
    <div data-needs-client="">
      <PageIntro
        heading={t('errors.notFound.title')}
        lead={t('errors.notFound.text')}
        drawing={<EmptyPlate />}
      >
        <Actions>
          <ButtonLink to="/">{t('errors.notFound.home')}</ButtonLink>
          <ButtonLink to="/contact" tone="quiet">
            {t('errors.notFound.contact')}
          </ButtonLink>
        </Actions>
      </PageIntro>
      <More>
        <h2>{t('errors.notFound.linksHeading')}</h2>
        <p>{t('errors.notFound.linksLead')}</p>
        <Links role="list">
          {navLinks.map(({ to, label, lang }) => (
            <li key={to}>
              <TextLink to={to} lang={lang}>
                {t(label)}
              </TextLink>
            </li>
          ))}
        </Links>
      </More>
    </div>
  );
}

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

const More = styled(Container)({
  paddingBlock: sectionGap.near,
  '& h2': { fontSize: size.heading },
});

const Links = styled.ul({ display: 'flex', flexWrap: 'wrap', columnGap: space(4) });
