import { LegalText } from '../sections/LegalText';

export function PrivacyPage() {
  return <LegalText page="privacy" />;
}
