/** Writes to somebody; nothing in the address can name another or add a header. */
export function MailLink({ address }: { readonly address: string }) {
  const safe = encodeURIComponent(address).replace('%40', '@');
  return (
    <a href={`mailto:${safe}`}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
