import { portfolioIsSample } from '../../content/claims';
import type { PortfolioProject } from '../../content/portfolio';
import { useI18n } from '../../i18n/I18nContext';
import { Section } from '../../ui/Section';
import { MoreLink } from '../../ui/TextLink';
import { ProjectCards } from '../portfolio/ProjectCards';

const shown = 2;

/** The first projects, with a link to the others. */
export function PortfolioPreview({ projects }: { readonly projects: readonly PortfolioProject[] }) {
  const { t } = useI18n();
  const previewed = projects.slice(0, shown);
  return (
    <Section
      id="portfolio"
      isMain
      heading={t('home.portfolio.heading')}
      lead={t(portfolioIsSample ? 'portfolio.list.sampleLead' : 'portfolio.lead')}
    >
      <ProjectCards projects={previewed} />
      <MoreLink to="/portfolio">{t('home.portfolio.all')}</MoreLink>
    </Section>
  );
}
