import { isIPv6 } from 'node:net';

/**
 * What stands for one sender: an IPv4 address, or the /64 network of an IPv6 address, since whoever has one address of it
 * has them all.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const embedded = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (embedded !== undefined) return embedded;
  const [head = '', tail] = address.replace(/%.*/s, '').split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = tail === undefined ? 0 : 8 - groupsOf(head).length - groupsOf(tail).length;
  const groups = [...groupsOf(head), ...Array<string>(missing).fill('0'), ...groupsOf(tail ?? '')];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
