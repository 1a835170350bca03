import { Section } from '../../components/Section';
import { BookingWidget } from './BookingWidget';

interface Props {
  readonly heading: string;
  readonly lead: string;
}

/** Invitation to a free meeting, with the calendar. */
export function Consultation({ heading, lead }: Props) {
  return (
    <Section id="consultation" heading={heading} lead={lead}>
      {/* Starts the site when it comes near the viewport, so that the calendar can load. */}
      <div data-needs-client>
        <BookingWidget layout="page" />
      </div>
    </Section>
  );
}
