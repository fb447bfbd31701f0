export { removeOwner } from './remove-owner.ts';
