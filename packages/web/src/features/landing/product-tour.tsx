import { useRef, useState } from 'react';
import { ArrowIcon } from '../../ui/icons.tsx';

/** The tour that comes with the product: `npm run tour` films it. Addresses are relative to the page, as all of ours. */
const OWN_TOUR = {
  film: './tour/tour.webm',
  poster: './tour/poster.webp',
  captions: './tour/tour.vtt',
  transcript: './tour/transcript.html',
} as const;

/**
 * The product tour: the video that a setting names, else our own. Nothing of it loads before someone plays it but the
 * poster, and it never plays by itself.
 *
 * @param url undefined while the settings are not known yet, null when they name no video.
 */
export function ProductTour({ url }: { url: string | null | undefined }) {
  if (url === undefined) return <div className="tour tour-film" />;
  if (url !== null) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: whoever sets another video gives it its captions
      <video className="tour tour-film" src={url} controls playsInline preload="metadata" aria-label="Product tour" />
    );
  }
  return <OwnTour />;
}

function OwnTour() {
  const film = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  const play = () => {
    setBegun(true);
    film.current?.focus();
    film.current?.play().catch(() => setBegun(false));
  };
  return (
    <figure className="tour">
      <div className="tour-screen">
        <video
          ref={film}
          className="tour-film"
          poster={OWN_TOUR.poster}
          controls={begun}
          playsInline
          preload="none"
          width={1280}
          height={720}
          tabIndex={begun ? 0 : -1}
          aria-label="Product tour"
        >
          <source src={OWN_TOUR.film} type="video/webm" />
          <track src={OWN_TOUR.captions} kind="captions" srcLang="en" label="English" default />
        </video>
        {!begun && (
          <button type="button" className="tour-play" onClick={play}>
            <span>
              <PlayIcon /> Watch the tour
            </span>
          </button>
        )}
      </div>
      <figcaption>
        <span>The product itself, in under a minute, without sound</span>
        <a href={OWN_TOUR.transcript}>
          Read it instead <ArrowIcon />
        </a>
      </figcaption>
    </figure>
  );
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path d="M7 4.5v15l13-7.5z" fill="currentColor" />
    </svg>
  );
}
