/** The product tour: the video that a setting names, else a still of the product's main idea. */
export function ProductTour({ url }: { url: string | null }) {
  if (url !== null) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the tour has no speech; what it shows is said in the text beside it
      <video className="tour" src={url} controls preload="metadata" aria-label="Product tour" />
    );
  }
  return <TourStill />;
}

const BARS = [
  { name: 'Meridian Devices', share: 100, amount: '$26.40K' },
  { name: 'Halcyon Biosciences', share: 70, amount: '$18.45K' },
  { name: 'Aster Biologics', share: 52, amount: '$13.72K' },
  { name: 'Corvane Pharma', share: 33, amount: '$8.71K' },
] as const;
const CHOSEN = 'Halcyon Biosciences';

const RECORDS = [
  { date: '2025-03-14', nature: 'Consulting Fee', amount: '$12,500.00' },
  { date: '2025-05-02', nature: 'Travel and Lodging', amount: '$4,120.50' },
  { date: '2025-05-02', nature: 'Food and Beverage', amount: '$1,829.50' },
] as const;

/** One bar is chosen and opens to its records, which add up to it. */
function TourStill() {
  return (
    <figure className="tour tour-still">
      <div className="tour-window" aria-hidden="true">
        <div className="tour-title">
          <span>Top Companies by Spend</span>
          <span className="tour-year">2025</span>
        </div>
        <div className="tour-bars">
          {BARS.map(({ name, share, amount }) => (
            <div key={name} className={name === CHOSEN ? 'tour-bar tour-bar-chosen' : 'tour-bar'}>
              <span className="tour-bar-name">{name}</span>
              <span className="tour-bar-track">
                <span className="tour-bar-fill" style={{ width: `${share}%` }} />
              </span>
              <span className="tour-bar-amount">{amount}</span>
            </div>
          ))}
        </div>
        <div className="tour-records">
          <div className="tour-records-head">
            <span>{CHOSEN}: 3 records</span>
            <strong>$18,450.00</strong>
          </div>
          {RECORDS.map(({ date, nature, amount }) => (
            <div key={nature} className="tour-record">
              <span>{date}</span>
              <span>{nature}</span>
              <span>{amount}</span>
            </div>
          ))}
        </div>
      </div>
      <figcaption>Choose a bar and its records appear: they add up to the cent. (Illustration)</figcaption>
    </figure>
  );
}
