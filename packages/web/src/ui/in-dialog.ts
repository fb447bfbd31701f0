/**
 * Where the list of a select opens: in its modal, where there is one, so that it is part of that dialog. The dialog around the
 * container lets clicks through.
 */
export function inDialog(select: HTMLElement): HTMLElement {
  return select.closest<HTMLElement>('.ant-modal-container') ?? document.body;
}
