import { LegalText } from '../sections/legal/LegalText';

export function TermsPage() {
  return <LegalText page="terms" />;
}
