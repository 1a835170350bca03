import { LegalText } from '../sections/legal/LegalText';

export function PrivacyPage() {
  return <LegalText page="privacy" />;
}
