import { LegalText } from '../sections/LegalText';

export function TermsPage() {
  return <LegalText page="terms" />;
}
