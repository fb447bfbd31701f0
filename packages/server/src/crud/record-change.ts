/** One line of the audit trail, written in the transaction of the change it tells of. */
export interface RecordChange {
  action: 'create' | 'update' | 'delete' | 'undelete';
  entity: string;
  id: number;
  old: unknown;
  new: unknown;
}
