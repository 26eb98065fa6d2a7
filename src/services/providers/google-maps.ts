/** The part of the Google Maps JavaScript SDK that the provider uses; the page loads it, never the library. */
export interface GoogleMaps {
  /** Loads a part, in pages whose bootstrap loads each part as it is needed: before that its classes are not there. */
  importLibrary?(name: string): Promise<unknown>;
  Geocoder: new () => {
    geocode(query: object, answer: (results: GeocoderResult[] | null, status: string) => void): unknown;
  };
  places?: {
    AutocompleteService: new () => {
      getPlacePredictions(
        query: object,
        answer: (predictions: Prediction[] | null, status: string) => void,
      ): unknown;
    };
  };
  DistanceMatrixService: new () => {
    getDistanceMatrix(
      query: object,
      answer: (matrix: { rows?: { elements: MatrixElement[] }[] } | null, status: string) => void,
    ): unknown;
  };
}

export interface GeocoderResult {
  place_id?: string;
  formatted_address?: string;
  geometry?: { location?: { lat(): number; lng(): number } };
  address_components?: { long_name: string; short_name: string; types: string[] }[];
}

export interface Prediction {
  description: string;
  place_id: string;
  matched_substrings?: { offset: number; length: number }[];
}

export interface MatrixElement {
  status: string;
  /** Metres. */
  distance?: { value: number };
  /** Seconds. */
  duration?: { value: number };
}
