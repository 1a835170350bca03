/** What the tests of the hosts are given: where the real servers listen, and what they serve. */
export interface HostedSites {
  /** Holds the roots, and `hosting` beside them. */
  readonly folder: string;
  /** Holds the roots whose pages say their policy themselves. */
  readonly plainFolder: string;
  /** The certificate to believe, as a file. */
  readonly authority: string;
  /** The scanner of Mozilla's Observatory, as a file. */
  readonly observatory: string;
  readonly servers: Readonly<Record<ServerName, { httpPort: number; httpsPort: number }>>;
}

export type ServerName = 'nginx' | 'caddy';

/** The names that both sites are served under; they lead to this machine in the tests alone. */
export const hostedSettings = {
  ORIGIN_EN: 'https://www.example.com',
  ORIGIN_HE: 'https://www.example.co.il',
  REVIEWS_API: 'https://reviews.example.test',
  BOOKING_URL: 'https://widget.example.test/studio/30min',
  BOOKING_WIDGET_HOST: 'https://widget.example.test',
  ANALYTICS_ID: 'G-TEST123456',
  ANALYTICS_HOST: 'https://analytics.example.test',
  CONTACT_ENDPOINT: 'https://enquiries.example.test/inbox',
} as const;

/** Carries them, as JSON, to the tests. */
export const hostedVariable = 'HOSTED_SITES';
