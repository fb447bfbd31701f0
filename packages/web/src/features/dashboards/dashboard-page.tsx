import { useParams } from 'react-router';

/** A dashboard of the menu. */
export function Component() {
  const { pageInfoId } = useParams();
  return <h1>Dashboard {pageInfoId}</h1>;
}
