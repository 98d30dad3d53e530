/** Whether a host is a domain or below it; '' is no domain. */
export const isWithinDomain = (host: string, domain: string): boolean =>
  domain !== '' && (host === domain || host.endsWith(`.${domain}`));
