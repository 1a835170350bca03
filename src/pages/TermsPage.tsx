import { LegalText } from '../features/legal/LegalText';

export function TermsPage() {
  return <LegalText page="terms" />;
}
