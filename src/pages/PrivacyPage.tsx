import { LegalText } from '../features/legal/LegalText';

export function PrivacyPage() {
  return <LegalText page="privacy" />;
}
